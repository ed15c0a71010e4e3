import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { repositoryRoot } from '../repository-root';
import { trimmedProtos } from './trimmed-protos';

const PACKED = { packed: true };

/** A service with one message, which leads over two steps to another namespace. */
function aRoot() {
  const methods = {
    Get: { requestType: 'Question', responseType: 'other.Answer', options: { '(http)': '/v1' }, parsedOptions: [] },
  };
  const Question = { fields: { name: { type: 'string', id: 1, options: { ...PACKED, '(behaviour)': 'REQUIRED' } } } };
  const Answer = { fields: { at: { type: 'Time', id: 1 } } };
  const Time = { fields: { seconds: { type: 'int64', id: 1 } } };
  const Unasked = { fields: { question: { type: 'own.v1.Question', id: 1 } } };
  const own = { nested: { v1: { nested: { Service: { methods }, Question } } } };
  const other = { options: { java_package: 'other' }, nested: { Answer, Time, Unasked } };
  return { options: { syntax: 'proto3' }, nested: { top: { nested: { own, other, empty: { nested: { Unasked } } } } } };
}

describe('the messages that a build keeps of a library', () => {
  test('are those of the service and what they lead to, as they were', () => {
    const { options, nested } = aRoot();
    const { Answer, Time } = nested.top.nested.other.nested;

    expect(trimmedProtos(JSON.stringify(aRoot()), 'top.own.v1.Service')).toEqual({
      options,
      nested: {
        top: {
          nested: {
            own: {
              nested: {
                v1: {
                  nested: {
                    Service: { methods: { Get: { requestType: 'Question', responseType: 'other.Answer', options: {} } } },
                    Question: { fields: { name: { type: 'string', id: 1, options: PACKED } } },
                  },
                },
              },
            },
            other: { options: { java_package: 'other' }, nested: { Answer, Time } },
          },
        },
      },
    });
  });

  test('a service that is not there fails the build', () => {
    expect(() => trimmedProtos(JSON.stringify(aRoot()), 'top.own.v1.Missing')).toThrow('no top.own.v1.Missing');
  });

  test('of Firestore’s client: every name that a kept message mentions is kept too, and nothing of HTTP', async () => {
    const client = createRequire(`${repositoryRoot}/functions/package.json`).resolve('@google-cloud/firestore');
    const text = await readFile(new URL('../protos/v1.json', `file://${client}`), 'utf8');
    const trimmed = JSON.stringify(trimmedProtos(text, 'google.firestore.v1.Firestore'));

    const mentioned = [...trimmed.matchAll(/"(?:type|requestType|responseType)":"(?:[\w.]+\.)?([A-Z]\w+)"/g)].map(
      ([, name]) => name,
    );
    expect(mentioned).toContain('Timestamp');
    expect(mentioned).toContain('LatLng');
    expect(mentioned.filter((name) => !trimmed.includes(`"${String(name)}":{`))).toEqual([]);
    expect(trimmed).not.toContain('google.api.');
    expect(trimmed.length).toBeLessThan(text.length / 2);
  });
});

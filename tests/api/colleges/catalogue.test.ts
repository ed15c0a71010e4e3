import { catalogueFile } from '@touchline/domain/search/catalogue-file-schema';
import { entriesOfCatalogue } from '@touchline/domain/search/catalogue-file';
import { describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import type { Answer } from '../../support/api/caller';
import { aCollegeWithItsCoach, replace } from '../../support/api/colleges/colleges';

const api = apiStage();
const { visitor } = api;

const entriesIn = ({ body }: Answer) => entriesOfCatalogue(catalogueFile.parse(body));
const tagOf = ({ headers }: Answer) => headers.get('etag') ?? '';

describe('the catalogue as one file', () => {
  test('is the same for all, cached by the CDN for a minute, and comes compressed', async () => {
    const { college } = await aCollegeWithItsCoach(api.url);
    const answer = await visitor.call('mediaCatalogue');

    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(entriesIn(answer).map(({ _id }) => _id)).toContain(college._id);
  });

  test('a client that has it gets 304 and no bytes until a college changes', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const tag = tagOf(await coach.call('collegeCatalogue'));
    expect(tag).toMatch(/^W\/"[\w-]{22}"$/);

    for (const held of [tag, tag.slice('W/'.length), `"other", ${tag}`, '*']) {
      const again = await visitor.call('mediaCatalogue', { headers: { 'if-none-match': held } });
      expect([held, again.status, again.text]).toEqual([held, 304, '']);
      expect(tagOf(again)).toBe(tag);
    }
    expect((await visitor.call('mediaCatalogue', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);

    const params = { collegeId: college._id };
    const body = { patch: [replace('/enrollmentSize', 4321)] };
    expect((await coach.call('patchCollege', { params, query: { undo: 'false' }, body })).status).toBe(200);
    const changed = await coach.call('collegeCatalogue', { headers: { 'if-none-match': tag } });
    expect(changed.status).toBe(200);
    expect(tagOf(changed)).not.toBe(tag);
  });

  test('shows editors their own change at once, in an uncached copy', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url, { enrollmentSize: 1000 });
    const studentsSeen = async () =>
      entriesIn(await coach.call('collegeCatalogue')).find(({ _id }) => _id === college._id)?.students;
    expect(await studentsSeen()).toBe(1000);

    const body = { patch: [replace('/enrollmentSize', 16_000)] };
    await coach.call('patchCollege', { params: { collegeId: college._id }, query: { undo: 'false' }, body });

    expect(await studentsSeen()).toBe(16_000);
    expect((await coach.call('collegeCatalogue')).headers.get('cache-control')).toBe('private, no-cache');
  });

  test('a request for its head alone has the tag and no bytes', async () => {
    const head = await visitor.send('HEAD', '/media/catalogue');
    expect([head.status, head.text]).toEqual([200, '']);
    expect(tagOf(head)).toBe(tagOf(await visitor.call('mediaCatalogue')));
  });
});

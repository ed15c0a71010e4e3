import { describe, expect, test } from 'vitest';
import { chosenProject, namedProject } from './chosen-project';

const DEMO = { default: 'demo-touchline' };

describe('the project of a deployment', () => {
  test('is the named one, by its id or its name in .firebaserc', () => {
    const aliases = { ...DEMO, live: 'touchline-live' };
    expect(chosenProject('my-project', { active: 'live', aliases })).toEqual({ id: 'my-project', alias: null });
    expect(chosenProject('live', { active: null, aliases })).toEqual({ id: 'touchline-live', alias: 'live' });
  });

  test('is else the one that “firebase use” chose, else the only or the default one', () => {
    expect(chosenProject(null, { active: 'my-project', aliases: DEMO })).toEqual({ id: 'my-project', alias: null });
    expect(chosenProject(null, { active: null, aliases: { live: 'touchline-live' } })?.id).toBe('touchline-live');
    expect(chosenProject(null, { active: null, aliases: { default: 'one-live', other: 'two-live' } })?.id).toBe('one-live');
  });

  test('is none where only the demo project is known: it exists on this machine alone', () => {
    expect(chosenProject(null, { active: null, aliases: DEMO })).toBeNull();
    expect(chosenProject(null, { active: null, aliases: {} })).toBeNull();
    expect(chosenProject('demo-touchline', { active: 'my-project', aliases: DEMO })).toBeNull();
  });

  test.each([
    [['--project', 'one'], 'one'],
    [['--only', 'functions', '-P', 'one'], 'one'],
    [['--project=one'], 'one'],
    [['--only', 'functions'], null],
  ])('is named on the command line: %j', (args, project) => {
    expect(namedProject(args)).toBe(project);
  });

  test('is refused where its name is missing', () => {
    expect(() => namedProject(['--project'])).toThrow('Name the project: --project NAME');
    expect(() => namedProject(['--project', '--only'])).toThrow('Name the project');
  });
});

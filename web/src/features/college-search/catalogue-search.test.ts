import { catalogueFileOf } from '@touchline/domain/search/catalogue-file';
import { ALL_COLLEGES, type CollegeQuery } from '@touchline/domain/search/college-query';
import { aFindableCollege } from '@touchline/domain/search/testing/a-findable-college';
import { describe, expect, test } from 'vitest';
import { aCatalogueWorker } from '../../testing/fake-worker';
import { openCatalogue } from './catalogue-search';

const NAMES = ['Coastal College', 'Ohio Sample College', 'Stanford University'];
const file = catalogueFileOf(NAMES.map((name) => aFindableCollege(name)));
const searchFor = (text: string): CollegeQuery => ({ ...ALL_COLLEGES, text });
const namesOf = (colleges: readonly { readonly name: string }[]) => colleges.map(({ name }) => name);
const noWorker = () => {
  throw new Error('This browser starts no worker');
};

describe('[S2-03] the search of the downloaded catalogue', () => {
  test('answers in the worker with a page of results, and with all of them', async () => {
    const { worker, asked } = aCatalogueWorker();
    const catalogue = await openCatalogue(file, () => worker);

    const { items, total, facets } = await catalogue.answer(searchFor('standford'));

    expect(namesOf(items)).toEqual(['Stanford University']);
    expect(total).toBe(1);
    expect(facets).not.toBeNull();
    expect(namesOf(await catalogue.all(ALL_COLLEGES))).toEqual(NAMES);
    expect(asked()).toEqual(['open', 'answer', 'all']);
  });

  test('each question gets its own answer, in whatever order the replies come', async () => {
    const { worker, holdReplies, deliver } = aCatalogueWorker();
    const catalogue = await openCatalogue(file, () => worker);
    holdReplies();
    const [first, second] = [catalogue.answer(searchFor('ohio')), catalogue.answer(searchFor('coastal'))];

    deliver(1);
    deliver(0);

    expect(namesOf((await first).items)).toEqual(['Ohio Sample College']);
    expect(namesOf((await second).items)).toEqual(['Coastal College']);
  });

  test('where no worker starts, the page searches itself', async () => {
    const catalogue = await openCatalogue(file, noWorker);

    expect(namesOf((await catalogue.answer(searchFor('ohio'))).items)).toEqual(['Ohio Sample College']);
    expect(namesOf(await catalogue.all(ALL_COLLEGES))).toEqual(NAMES);
  });

  test('where the script of the worker cannot be loaded, the page searches itself', async () => {
    const { worker, holdReplies, fail, isEnded } = aCatalogueWorker();
    holdReplies();
    const opening = openCatalogue(file, () => worker);

    fail();

    expect(namesOf((await (await opening).answer(searchFor('ohio'))).items)).toEqual(['Ohio Sample College']);
    expect(isEnded()).toBe(true);
  });

  test('a worker that cannot read the catalogue is ended', async () => {
    const { worker, isEnded } = aCatalogueWorker();
    const unreadable = { ...file, name: null } as unknown as typeof file;

    const catalogue = await openCatalogue(unreadable, () => worker);

    await expect(catalogue.answer(ALL_COLLEGES)).rejects.toThrow();
    expect(isEnded()).toBe(true);
  });

  test('a worker that fails later refuses what it was asked and everything after it', async () => {
    const { worker, holdReplies, fail } = aCatalogueWorker();
    const catalogue = await openCatalogue(file, () => worker);
    holdReplies();
    const asked = catalogue.answer(ALL_COLLEGES);

    fail();

    await expect(asked).rejects.toThrow('The worker of the catalogue failed');
    await expect(catalogue.all(ALL_COLLEGES)).rejects.toThrow('The worker of the catalogue failed');
  });

  test('closing ends the worker and refuses what is still open', async () => {
    const { worker, holdReplies, isEnded } = aCatalogueWorker();
    const catalogue = await openCatalogue(file, () => worker);
    holdReplies();
    const asked = catalogue.answer(ALL_COLLEGES);

    catalogue.close();

    await expect(asked).rejects.toThrow('The search of the catalogue is closed');
    expect(isEnded()).toBe(true);
  });
});

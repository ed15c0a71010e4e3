import { afterEach, describe, expect, test } from 'vitest';
import { inertJson, PAGE_DATA_ID, readPageData } from './page-data';

describe('the data of a rendered page', () => {
  afterEach(() => void (document.body.innerHTML = ''));

  test('are inert in a script element, whatever a college wrote, and read back as they were', () => {
    const loaderData = { '/:name': { name: '</script><script>alert(1)</script><!--\u2028\u2029', college: null } };
    const json = inertJson({ loaderData });
    document.body.innerHTML = `<script type="application/json" id="${PAGE_DATA_ID}">${json}</script>`;

    expect(json).not.toMatch(/[<\u2028\u2029]/);
    expect(document.querySelectorAll('script')).toHaveLength(1);
    expect(readPageData(document)).toEqual({ loaderData });
  });

  test('are null on the plain shell, and where they are torn', () => {
    expect(readPageData(document)).toBeNull();
    document.body.innerHTML = `<script type="application/json" id="${PAGE_DATA_ID}">{"loaderData":{,</script>`;
    expect(readPageData(document)).toBeNull();
  });
});

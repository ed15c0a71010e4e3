import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipParts, type ZippedFile } from './zip-parts';

async function* filesOf(asked: string[], ...files: readonly ZippedFile[]): AsyncGenerator<ZippedFile> {
  for (const file of files) {
    asked.push(file.name);
    yield await Promise.resolve(file);
  }
}
const text = { name: 'touchline.json', bytes: new TextEncoder().encode('{"a":1}'.repeat(1000)), isPacked: false };
const picture = { name: 'pictures/face.jpg', bytes: Uint8Array.from({ length: 5000 }, (_, at) => at % 251), isPacked: true };

test('the parts together are a zip archive of the files, text packed, pictures as they are', async () => {
  const parts: Uint8Array[] = [];
  for await (const part of zipParts(filesOf([], text, picture))) parts.push(part);
  const archive = Buffer.concat(parts);
  const files = unzipSync(archive);
  expect(Object.keys(files)).toEqual([text.name, picture.name]);
  expect(Buffer.from(files[text.name] ?? []).equals(text.bytes)).toBe(true);
  expect(Buffer.from(files[picture.name] ?? []).equals(picture.bytes)).toBe(true);
  expect(archive.includes(Buffer.from(picture.bytes))).toBe(true);
  expect(archive.length).toBeLessThan(picture.bytes.length + 1000);
});

test('a file is asked for only when the parts of those before it have been taken', async () => {
  const asked: string[] = [];
  const parts = zipParts(filesOf(asked, text, picture));
  await parts.next();
  expect(asked).toEqual([text.name]);
  await parts.return(undefined);
  expect(asked).toEqual([text.name]);
});

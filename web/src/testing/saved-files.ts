import { vi } from 'vitest';

/** A file that the page made the browser save. */
interface SavedFile {
  readonly name: string;
  readonly content: Blob;
  /** Whether the page lets go of the content, which it may once the browser has it. */
  readonly isReleased: () => boolean;
}

/** The files that the page makes the browser save from now on until the test ends; nothing is written. */
export function watchSavedFiles(): readonly SavedFile[] {
  const saved: SavedFile[] = [];
  const offered = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    const address = `blob:file-${saved.length + offered.size}`;
    if (content instanceof Blob) offered.set(address, content);
    return address;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void offered.delete(address));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const { href, download: name } = this;
    const content = offered.get(href);
    if (content !== undefined) saved.push({ name, content, isReleased: () => !offered.has(href) });
  });
  return saved;
}

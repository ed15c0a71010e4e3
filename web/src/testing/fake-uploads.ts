import { vi } from 'vitest';

/** An upload that the test advances. */
class FakeUpload {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void; onload?: () => void } = {};
  readonly headers: Record<string, string> = {};
  onload?: () => void;
  onerror?: () => void;
  method = '';
  address = '';
  body: unknown = null;
  status = 0;
  responseText = '';
  isAborted = false;

  open(method: string, address: string): void {
    Object.assign(this, { method, address });
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  send(body: unknown): void {
    this.body = body;
  }

  abort(): void {
    this.isAborted = true;
  }

  progress(loaded: number, total: number): void {
    this.upload.onprogress?.({ loaded, total });
  }

  answer(status: number, body: unknown): void {
    Object.assign(this, { status, responseText: typeof body === 'string' ? body : JSON.stringify(body) });
    this.onload?.();
  }
}

/** Replaces the browser's uploads by fake ones; the list holds those that were started. */
export function fakeUploads(): readonly FakeUpload[] {
  const started: FakeUpload[] = [];
  class Started extends FakeUpload {
    constructor() {
      super();
      started.push(this);
    }
  }
  vi.stubGlobal('XMLHttpRequest', Started);
  return started;
}

import { request } from 'node:http';
import { pathTo } from '../caller';
import type { PictureOwner } from './picture-owners';
import { aPhoto } from './pictures';

/** Uploads on a connection of its own, in chunks without saying how many, as a program may. */
export function sendInChunks(url: string, { row, params, caller }: PictureOwner, bytes: Uint8Array): Promise<number> {
  const headers = { cookie: `__session=${caller.session}`, 'content-type': 'image/jpeg', 'transfer-encoding': 'chunked' };
  return new Promise((resolve, reject) => {
    const call = request(`${url}${pathTo(row, params)}`, { method: 'POST', headers, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    call.on('error', reject);
    for (let at = 0; at < bytes.length; at += 1_000_000) call.write(bytes.subarray(at, at + 1_000_000));
    call.end();
  });
}

/** A file of exactly so many bytes that begins as a photograph: what follows the end of a JPEG is nobody's concern. */
export async function aPhotoOf(bytes: number): Promise<Uint8Array> {
  const photo = await aPhoto();
  return Buffer.concat([photo, Buffer.alloc(bytes - photo.length)]);
}

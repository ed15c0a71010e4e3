import { request } from 'node:http';

/*
 * A process that sends large JSON bodies to an address, as many at once as it is told, round after round until its
 * parent says enough. Arguments: the address, the number of bodies at once, and the megabytes of each.
 */
const [, , url = '', count = '0', megabytes = '0'] = process.argv;
const BODY = Buffer.from(JSON.stringify({ subject: 'Large', text: 'x'.repeat(Number(megabytes) * 1024 * 1024) }));

const state = { isOver: false };
process.on('disconnect', () => process.exit(0));
process.on('message', () => (state.isOver = true));
let rounds = 0;
do {
  await Promise.all(Array.from({ length: Number(count) }, send));
  rounds += 1;
} while (!state.isOver);
process.send?.(rounds);

/** Sends the whole body, whatever the answer, and waits until the connection is done. */
function send(): Promise<void> {
  return new Promise((resolve) => {
    const sent = request(url, {
      method: 'POST',
      agent: false,
      headers: { 'content-type': 'application/json', 'content-length': BODY.length },
    });
    sent.once('response', (answer) => answer.resume());
    sent.once('close', resolve);
    sent.once('error', () => resolve());
    sent.end(BODY);
  });
}

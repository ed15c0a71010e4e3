/** Before each message gRPC writes a flag for compression and the length. */
const HEAD = 5;

/** The messages in the body of a gRPC call. Throws where one is compressed. */
export function messagesOf(body: Buffer): readonly Buffer[] {
  const messages: Buffer[] = [];
  for (let at = 0; at + HEAD <= body.length;) {
    if (body[at] !== 0) throw new Error('A compressed message cannot be counted.');
    const end = at + HEAD + body.readUInt32BE(at + 1);
    messages.push(body.subarray(at + HEAD, end));
    at = end;
  }
  return messages;
}

/** The bytes that a protobuf message has in a field, once for each time it occurs; other fields are skipped. */
export function fieldsOf(message: Buffer, field: number): readonly Buffer[] {
  const found: Buffer[] = [];
  let at = 0;
  const varint = (): number => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = message[at] ?? 0;
      at += 1;
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value;
    }
  };
  while (at < message.length) {
    const tag = varint();
    const wire = tag & 7;
    if (wire === 2) {
      const length = varint();
      if (Math.floor(tag / 8) === field) found.push(message.subarray(at, at + length));
      at += length;
    } else if (wire === 0) varint();
    else if (wire === 1) at += 8;
    else if (wire === 5) at += 4;
    else throw new Error(`A field of kind ${wire} cannot be read.`);
  }
  return found;
}

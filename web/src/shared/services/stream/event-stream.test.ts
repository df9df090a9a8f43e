import { expect, test } from 'vitest';
import { createEventParser } from './event-stream';

test('[10.41] events are read from pieces that are cut anywhere, also within a line end', () => {
  const text =
    ': here\r\n\r\nevent: conversation\r\ndata: {"last_number":3}\r\n\r\nevent: interview\ndata: {"a":1}\ndata: 2\n\n';
  for (let size = 1; size <= text.length; size += 1) {
    const parse = createEventParser();
    const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
    expect(pieces.flatMap((piece) => parse(piece))).toEqual([
      { name: 'conversation', data: '{"last_number":3}' },
      { name: 'interview', data: '{"a":1}\n2' },
    ]);
  }
});

test('an event without a name is a message, and one that is not whole yet waits', () => {
  const parse = createEventParser();
  expect(parse('data: {}\n')).toEqual([]);
  expect(parse('\n')).toEqual([{ name: 'message', data: '{}' }]);
});

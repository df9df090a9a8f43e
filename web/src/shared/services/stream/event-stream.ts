/** One event of a text/event-stream. */
export interface StreamEvent {
  name: string;
  data: string;
}

/** The event that a block of lines makes; none for a comment. */
function eventOf(block: string): StreamEvent | undefined {
  let name = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^([a-z]+)(?:: ?(.*))?$/.exec(line) ?? [];
    if (field === 'event') name = value;
    if (field === 'data') data.push(value);
  }
  return data.length === 0 ? undefined : { name, data: data.join('\n') };
}

/** Puts the pieces of a stream together: each call gives the events that are whole by now. */
export function createEventParser(): (piece: string) => StreamEvent[] {
  let rest = '';
  return (piece) => {
    const blocks = `${rest}${piece}`.replaceAll('\r\n', '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.flatMap((block) => eventOf(block) ?? []);
  };
}

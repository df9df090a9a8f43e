/** One event of a text/event-stream. */
export interface StreamEvent {
  name: string;
  data: string;
}

/** The event in a block of lines; undefined for a comment. */
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

/** Assembles the pieces of a stream: each call returns the events that are complete. */
export function createEventParser(): (piece: string) => StreamEvent[] {
  let rest = '';
  return (piece) => {
    const blocks = `${rest}${piece}`.replaceAll('\r\n', '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.flatMap((block) => eventOf(block) ?? []);
  };
}

/** The application that an event of a stream is about; undefined if any may have changed. */
export function applicationOf(data: string): string | undefined {
  try {
    return (JSON.parse(data) as { application?: string }).application;
  } catch {
    return undefined;
  }
}

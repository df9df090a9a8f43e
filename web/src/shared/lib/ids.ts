/** Whether a text has the form of an id: 24 hexadecimal digits. */
export function isId(text: string | undefined): text is string {
  return text !== undefined && /^[0-9a-f]{24}$/.test(text);
}

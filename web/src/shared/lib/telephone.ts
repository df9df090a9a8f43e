/** A Hong Kong number as people write it: +852 9123 4567. */
export function telephoneText(digits: string): string {
  return `+852 ${digits.slice(0, 4)} ${digits.slice(4)}`;
}

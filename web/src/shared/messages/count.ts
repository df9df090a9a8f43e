/** 4200 as 4,200. Formatted here, so that the result is the same in every engine. */
export function formatCount(count: number): string {
  return `${count}`.replace(/\B(?=(\d{3})+$)/g, ',');
}

/** 4200 as 4,200. Written here so that every engine writes it alike. */
export function formatCount(count: number): string {
  return `${count}`.replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Drawings that only the job page has, on the grid of ui/Icon. */
export const icons = {
  calendar: 'M5 6h14v14H5V6Zm0 5h14M9 3.5V8m6-4.5V8',
  copy: 'M9 9h11v11H9V9Zm-5 6V4h11',
  flag: 'M6 21V4h12l-2.5 4L18 12H6',
  people:
    'M9 5a3.2 3.2 0 1 0 0 6.4A3.2 3.2 0 0 0 9 5ZM2.5 19c.8-3.4 3.3-4.8 6.5-4.8s5.7 1.4 6.5 4.8M16 5.4a3 3 0 0 1 0 5.6m2 3.6c1.9.7 3 2.1 3.5 4.4',
  share: 'M12 15V4m-4 3.5L12 3.5l4 4M6 11H5v9h14v-9h-1',
} as const;

/** Drawings used only on the job page, on the grid of the shared Icon. */
export const icons = {
  copy: 'M9 9h11v11H9V9Zm-5 6V4h11',
  flag: 'M6 21V4h12l-2.5 4L18 12H6',
  share: 'M12 15V4m-4 3.5L12 3.5l4 4M6 11H5v9h14v-9h-1',
} as const;

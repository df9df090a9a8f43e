/** Paths that pages of the console link to. */
export const paths = { start: '/' };

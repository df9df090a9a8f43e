/** Paths that pages of the console link to. */
export const paths = { start: '/', log: '/log/', staff: '/staff/', keys: '/keys/', account: '/account/' };

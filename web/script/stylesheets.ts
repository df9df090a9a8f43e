import type { Plugin } from 'vite';
import { narrowMaxWidth } from '../src/shared/lib/every-page/constants.ts';

/** Where the layout changes. The styles say `@media (--narrow)` and `@media (--wide)`. */
const customMedia = [
  `@custom-media --narrow (max-width: ${narrowMaxWidth}px);`,
  `@custom-media --wide (min-width: ${narrowMaxWidth + 1}px);`,
].join('');

/** What every stylesheet has, so that none of them has to say it. */
export function stylesheets(): Plugin {
  return {
    name: 'stylesheets',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: (code) => ({ code: customMedia + code, map: null }),
    },
  };
}

import type { Plugin } from 'vite';
import { narrowMaxWidth } from '../src/shared/lib/constants.ts';

/** The width at which the layout changes, for `@media (--narrow)` and `@media (--wide)`. */
const customMedia = [
  `@custom-media --narrow (max-width: ${narrowMaxWidth}px);`,
  `@custom-media --wide (min-width: ${narrowMaxWidth + 1}px);`,
].join('');

/** Adds the common parts to every stylesheet. The layers are those of global.css. */
export function stylesheets(): Plugin {
  return {
    name: 'stylesheets',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler(code, id) {
        const layered = id.endsWith('.module.css') ? `@layer components {${code}}` : code;
        return { code: layered + customMedia, map: null };
      },
    },
  };
}

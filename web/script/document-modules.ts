import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const documentPrefix = 'document:';

/** The generated module would bring every screen's documents onto every page; each gets a module of its own. */
export const documentModules: Plugin = {
  name: 'document-modules',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith(documentPrefix) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${documentPrefix}`)) return null;
    const name = id.slice(documentPrefix.length + 1);
    const generated = readFileSync(join(import.meta.dirname, '../src/generated/seeker/graphql.ts'), 'utf8');
    const [, document] = new RegExp(`export const ${name} = (\\{.*\\}) as unknown`).exec(generated) ?? [];
    if (document === undefined) throw new Error(`There is no ${name}`);
    return `export const ${name} = ${document};`;
  },
  transform: {
    filter: { id: /src\/.*\.tsx?$/, code: /generated\/seeker\/graphql'/ },
    handler: (code) => ({
      code: code.replaceAll(
        /import \{([^}]*)\} from '[^']*generated\/seeker\/graphql';/g,
        (_, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name.endsWith('Document'))
            .map((name) => `import { ${name} } from '${documentPrefix}${name}';`)
            .join(' '),
      ),
      map: null,
    }),
  },
};

import type { Plugin } from 'vite';

/** A feature of React that no application uses, and the functions of its browser renderer that only it needs. */
interface UnusedFeature {
  /** Matches source code that uses it. */
  use: RegExp;
  /** Functions that nothing calls without the feature. Here they throw its name. */
  functions: readonly string[];
  /** Functions that look for the feature in a tree and do nothing without it. Here they are empty. */
  searches?: readonly string[];
  /** A class of which the methods go, too. */
  methodsOf?: string;
}

export const unusedFeatures: Readonly<Record<string, UnusedFeature>> = {
  'view transitions': {
    use: /\b(ViewTransition|addTransitionType)\b/,
    functions: [
      'startViewTransition',
      'commitAfterMutationEffectsOnFiber',
      'applyViewTransitionToHostInstances',
      'restoreViewTransitionOnHostInstances',
      'createViewTransitionInstance',
      'getViewTransitionName',
      'getViewTransitionClassName',
    ],
    searches: [
      'commitEnterViewTransitions',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
    ],
  },
  'refs of fragments': {
    use: /<(React\.)?Fragment\b[^>]*\bref\b/,
    functions: [
      'FragmentInstance',
      'addFragmentHandleToFiber',
      'commitNewChildToFragmentInstance',
      'deleteChildFromFragmentInstance',
    ],
    methodsOf: 'FragmentInstance',
  },
  'states of actions': {
    use: /\b(useActionState|useFormState)\b/,
    functions: ['mountActionState', 'updateActionState', 'rerenderActionState'],
  },
  'lists of suspense': {
    use: /\b(unstable_)?SuspenseList\b/,
    functions: ['updateSuspenseListComponent'],
  },
  'preloading by functions': {
    use: /\b(preload|preloadModule|preinit|preinitModule|preconnect|prefetchDNS)\b[^;]*from 'react-dom'/,
    functions: [
      'preload',
      'preloadModule',
      'preinitStyle',
      'preinitScript',
      'preinitModuleScript',
      'preconnect',
      'prefetchDNS',
    ],
  },
};

/** Replaces the body of a function that begins and ends in the first column. */
function withBody(code: string, name: string, body: string): string {
  const start = code.search(new RegExp(`^function ${name}\\(`, 'm'));
  if (start < 0) throw new Error(`React has no function ${name} any more: look at lean-react.ts`);
  const end = code.indexOf('\n}\n', start) + 2;
  return `${code.slice(0, start)}function ${name}() {${body}}${code.slice(end)}`;
}

/** React's browser renderer without the features that nobody uses. */
export function leanReact(code: string): string {
  let lean = code;
  for (const [feature, { functions, searches = [], methodsOf }] of Object.entries(unusedFeatures)) {
    const failure = `throw Error(${JSON.stringify(`React is built without ${feature}`)});`;
    for (const name of functions) lean = withBody(lean, name, failure);
    for (const name of searches) lean = withBody(lean, name, '');
    if (methodsOf)
      lean = lean.replace(new RegExp(`^${methodsOf}\\.prototype\\.\\w+ = function[^]*?^};$`, 'gm'), '');
  }
  return lean;
}

/**
 * React is four fifths of the scripts of a page, and the bundler cannot see which of its features are used. This
 * leaves out some that are not (docs/decisions/0060).
 */
export function leanReactPlugin(): Plugin {
  return {
    name: 'lean-react',
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler: (code) => ({ code: leanReact(code), map: null }),
    },
  };
}

import { samePath } from '../../page/every-page/head';
import { defineScreen } from '../../page/every-page/screen';
import { Gallery } from './Gallery';

/** Every piece of the design system on one page, in both schemes. Exists in development only. */
export const screen = defineScreen({
  namespaces: ['errors'],
  operations: () => [],
  head: () => ({
    title: 'Design system',
    description: 'Every piece of the design system',
    paths: samePath('/dev/ui/'),
    noindex: true,
  }),
  Component: Gallery,
});

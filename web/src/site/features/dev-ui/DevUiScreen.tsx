import { samePath } from '@/site/page/head';
import { defineScreen } from '@/site/page/screen';
import { Gallery } from './Gallery';

/** Every component of the design system on one page, in both colour schemes. Exists in development only. */
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

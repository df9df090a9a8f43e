import { ButtonLink } from '@/shared/ui/button/Button';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { samePath } from '@/site/page/head';
import { defineScreen } from '@/site/page/screen';
import { useTexts } from '@/site/page/useTexts';

export const screen = defineScreen({
  namespaces: ['maintenance'],
  operations: () => [],
  head: ({ texts }) => ({
    title: texts.maintenance.title,
    description: texts.maintenance.text,
    paths: samePath('/maintenance/'),
    noindex: true,
  }),
  Component: function Maintenance() {
    const texts = useTexts('maintenance');
    return (
      <EmptyState
        title={texts.title}
        text={texts.text}
        action={<ButtonLink href="">{texts.retry}</ButtonLink>}
      />
    );
  },
});

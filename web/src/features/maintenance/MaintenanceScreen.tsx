import { samePath } from '../../lib/head';
import { useTexts } from '../../lib/page';
import { defineScreen } from '../../lib/screen';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';

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

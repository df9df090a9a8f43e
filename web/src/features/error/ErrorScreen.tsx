import { samePath } from '../../lib/head';
import { useHref, usePage, useTexts } from '../../lib/page';
import { paths } from '../../lib/paths';
import { defineScreen } from '../../lib/screen';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';

/** Any page that failed. What failed stands in its place: the status, and a way to try again. */
export const screen = defineScreen({
  namespaces: ['error'],
  operations: () => [],
  head: ({ address, texts, failure }) => ({
    title: failure?.status === 404 ? texts.error.notFoundTitle : texts.error.title,
    description: texts.error.text,
    paths: samePath(address.path),
    noindex: true,
  }),
  Component: function ErrorContent() {
    const texts = useTexts('error');
    const { requestError } = useTexts('common');
    const link = useHref();
    const { failure } = usePage();
    const notFound = failure?.status === 404;
    return (
      <EmptyState
        title={notFound ? texts.notFoundTitle : texts.title}
        text={notFound ? texts.notFound : failure?.ofService ? requestError : texts.text}
        action={
          <>
            {!notFound && <ButtonLink href="">{texts.retry}</ButtonLink>}
            <ButtonLink kind={notFound ? 'primary' : 'secondary'} href={link(paths.home)}>
              {texts.backToHome}
            </ButtonLink>
          </>
        }
      />
    );
  },
});

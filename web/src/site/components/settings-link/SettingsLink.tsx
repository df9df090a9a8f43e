import type { NewsKind } from '@/generated/seeker/graphql';
import { StandaloneLink } from '@/shared/ui/layout/StandaloneLink';
import { paths } from '@/site/lib/paths';
import { useHref } from '@/site/page/useHref';
import { useTexts } from '@/site/page/useTexts';

/** A link to the page of switches; `kind` names the row. */
export function SettingsLink({ kind }: { kind?: NewsKind | undefined }) {
  const texts = useTexts('news');
  const link = useHref();
  const row = kind === undefined ? '' : `#${kind}`;
  return (
    <StandaloneLink href={`${link(paths.profile('notificationSettings'))}${row}`}>
      {texts.open}
    </StandaloneLink>
  );
}

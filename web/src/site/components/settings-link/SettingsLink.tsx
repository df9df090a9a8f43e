import type { NewsKind } from '@/generated/seeker/graphql';
import { StandaloneLink } from '@/shared/ui/layout/StandaloneLink';
import { paths } from '@/site/lib/paths';
import { useHref } from '@/site/page/useHref';
import { useTexts } from '@/site/page/useTexts';

/** Leads to the switches for what a seeker is told of; `kind` names the row. */
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

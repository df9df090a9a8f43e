import { SetMailPreferenceDocument } from '@/generated/portal/documents/SetMailPreference';
import type { AccountQuery, MailKind, MailTiming } from '@/generated/portal/graphql';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { useMutation } from '@/shared/hooks/application/useMutation';
import { textIn } from '@/shared/lib/localized-text';
import { operation } from '@/shared/services/operation';
import { Select } from '@/shared/ui/fields/Select';
import { Muted } from '@/shared/ui/layout/Muted';
import { SectionHeading } from '@/shared/ui/layout/SectionHeading';
import { Stack } from '@/shared/ui/layout/Stack';

type Membership = NonNullable<AccountQuery['me']>['memberships'][number];

const timings: readonly MailTiming[] = ['at_once', 'daily', 'never'];

interface MailPreferencesProps {
  memberships: readonly Membership[];
  onChanged: () => void;
}

/** Chooses which notifications a person gets by mail, company by company. */
export function MailPreferences({ memberships, onChanged }: MailPreferencesProps) {
  const texts = useTexts('account');
  const { locale } = usePage().address;
  const { run: set } = useMutation(async ({ ask }, company: string, kind: MailKind, timing: MailTiming) => {
    await ask(operation('SetMailPreference', SetMailPreferenceDocument, { company, kind, timing }));
    onChanged();
    return texts.saved;
  });
  return (
    <Stack as="section">
      <SectionHeading>{texts.mails}</SectionHeading>
      <Muted>{texts.mailsText}</Muted>
      {memberships.flatMap(({ company, mail_preferences }) =>
        mail_preferences.map(({ kind, timing }) => (
          <Select
            key={`${company.id} ${kind}`}
            name={`${company.id}-${kind}`}
            label={texts.mailOf(texts.mailKinds[kind], textIn(locale, company.name))}
            hint={texts.mailHints[kind]}
            value={timing}
            options={timings.map((each) => ({ value: each, label: texts.timings[each] }))}
            onChange={(value) => set(company.id, kind, value as MailTiming)}
          />
        )),
      )}
    </Stack>
  );
}

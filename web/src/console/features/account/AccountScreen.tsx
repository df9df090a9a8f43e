import list from '@/console/components/list/list.module.css';
import type { Screen } from '@/console/page/screen';
import { usePage, useTexts } from '@/console/page/usePage';
import { personOf } from '@/console/services/session';
import { useConsole, usePerson } from '@/console/services/useConsole';
import { AccountDocument } from '@/generated/console/documents/Account';
import { EndSessionsDocument } from '@/generated/console/documents/EndSessions';
import { SetLocaleDocument } from '@/generated/console/documents/SetLocale';
import type { AccountQuery } from '@/generated/console/graphql';
import { PageHead } from '@/shared/client/PageHead';
import { QueryView } from '@/shared/components/query/QueryView';
import { useMutation } from '@/shared/hooks/application/useMutation';
import { useOperationQuery } from '@/shared/hooks/application/useOperationQuery';
import { momentText } from '@/shared/lib/date-text';
import { operation } from '@/shared/services/operation';
import { Badge } from '@/shared/ui/Badge';
import { Button } from '@/shared/ui/button/Button';
import { Select } from '@/shared/ui/fields/Select';
import { Muted } from '@/shared/ui/layout/Muted';
import { Row } from '@/shared/ui/layout/Row';
import { SectionHeading } from '@/shared/ui/layout/SectionHeading';
import { Stack } from '@/shared/ui/layout/Stack';

type Me = NonNullable<AccountQuery['me']>;

function Sessions({ sessions, onChanged }: { sessions: Me['sessions']; onChanged: () => void }) {
  const texts = useTexts('account');
  const { locale } = usePage().address;
  const { session } = useConsole();
  const { run: end, busy } = useMutation(async ({ ask }, ids: string[]) => {
    await ask(operation('EndSessions', EndSessionsDocument, { ids }));
    onChanged();
    return texts.ended;
  });
  const { run: endAll, busy: isEndingAll } = useMutation(async ({ ask }) => {
    await ask(operation('EndSessions', EndSessionsDocument, {}));
    session.end();
  });
  return (
    <Stack as="section">
      <SectionHeading>{texts.sessions}</SectionHeading>
      <ul className={list.list}>
        {sessions.map(({ id, device, is_current, last_used_at }) => {
          const name = device || texts.unknownDevice;
          return (
            <li key={id} className={list.entry}>
              <div className={list.text}>
                <strong>{name}</strong>
                <Muted as="span">{texts.lastUsed(momentText(last_used_at, locale))}</Muted>
              </div>
              {is_current ? (
                <Badge tone="accent">{texts.thisOne}</Badge>
              ) : (
                <Button kind="secondary" busy={busy} aria-label={texts.endOf(name)} onClick={() => end([id])}>
                  {texts.end}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <div>
        <Button kind="secondary" busy={isEndingAll} onClick={endAll}>
          {texts.endAll}
        </Button>
      </div>
    </Stack>
  );
}

function Language() {
  const texts = useTexts('account');
  const { session } = useConsole();
  const { locale } = usePerson();
  const { run: choose } = useMutation(async ({ ask }, wanted: string) => {
    const chosen = wanted === 'en' ? 'en' : 'zh_hant';
    session.begin(
      personOf((await ask(operation('SetLocale', SetLocaleDocument, { locale: chosen }))).set_locale),
    );
    return texts.saved;
  });
  return (
    <Select
      label={texts.language}
      name="locale"
      hint={texts.languageHint}
      value={locale}
      options={[
        { value: 'zh_hant', label: '繁體中文' },
        { value: 'en', label: 'English' },
      ]}
      onChange={choose}
    />
  );
}

function Account() {
  const texts = useTexts('account');
  const { roles } = useTexts('staff');
  const { session } = useConsole();
  const { staff } = usePerson();
  const query = useOperationQuery(operation('Account', AccountDocument, {}));
  const { run: logOut, busy } = useMutation(() => session.logOut().then(() => undefined));
  return (
    <Stack gap="cards">
      <PageHead title={texts.title} lead={texts.who(staff.email, roles[staff.role])} />
      <Row>
        <Button kind="secondary" busy={busy} onClick={logOut}>
          {texts.logOut}
        </Button>
      </Row>
      <Language />
      <QueryView query={query}>
        {({ me }) =>
          me && (
            <>
              <Muted>{texts.recoveryCodes(me.recovery_codes)}</Muted>
              <Sessions sessions={me.sessions} onChanged={query.reload} />
            </>
          )
        }
      </QueryView>
    </Stack>
  );
}

export const screen: Screen = { title: (texts) => texts.account.title, Component: Account };

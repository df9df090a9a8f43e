import * as errorCodes from '@/generated/errors/codes';
import { AcceptInvitationDocument } from '@/generated/portal/documents/AcceptInvitation';
import { InvitationOfferDocument } from '@/generated/portal/documents/InvitationOffer';
import type { InvitationOfferQuery } from '@/generated/portal/graphql';
import { paths } from '@/portal/lib/paths';
import type { Screen } from '@/portal/page/screen';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { suggestLoginEmail } from '@/portal/services/login-email';
import { usePortal, useSessionState } from '@/portal/services/usePortal';
import { PageHead } from '@/shared/client/PageHead';
import { FormError } from '@/shared/components/form-error/FormError';
import { QueryView } from '@/shared/components/query/QueryView';
import { useLink } from '@/shared/hooks/application/useLink';
import { useMutation } from '@/shared/hooks/application/useMutation';
import { useOperationQuery } from '@/shared/hooks/application/useOperationQuery';
import { useNavigation } from '@/shared/hooks/useNavigation';
import { momentText } from '@/shared/lib/date-text';
import { textIn } from '@/shared/lib/localized-text';
import { ServiceError } from '@/shared/services/api/service';
import { operation } from '@/shared/services/operation';
import { Button, ButtonLink } from '@/shared/ui/button/Button';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { Muted } from '@/shared/ui/layout/Muted';
import { Stack } from '@/shared/ui/layout/Stack';
import { Card } from '@/shared/ui/panels/Card';
import { Notice } from '@/shared/ui/panels/Notice';

/** Accepts only by a button, because programs that scan mails open the links in them. */
function AcceptButton({ token }: { token: string }) {
  const texts = useTexts('invitation');
  const link = useLink();
  const { go } = useNavigation();
  const { session } = usePortal();
  const {
    run: accept,
    busy,
    problem,
  } = useMutation(
    async ({ ask }) => {
      const { accept_invitation } = await ask(
        operation('AcceptInvitation', AcceptInvitationDocument, { token }),
      );
      if (accept_invitation.company) {
        await session.refresh();
      } else {
        // Accepting does not log in: the company's page asks for a code sent to the invited address.
        suggestLoginEmail(accept_invitation.email);
        if (session.state.get().person) await session.logOut();
      }
      go(link(paths.today(accept_invitation.company_id)), { replace: true });
    },
    { showsProblem: true },
  );
  return (
    <>
      <FormError text={problem} />
      <div>
        <Button busy={busy} onClick={accept}>
          {texts.accept}
        </Button>
      </div>
    </>
  );
}

function InvitationCard({ offer, token }: { offer: InvitationOfferQuery['invitation']; token: string }) {
  const texts = useTexts('invitation');
  const { roles } = useTexts('common');
  const { locale } = usePage().address;
  const { person } = useSessionState();
  const name = textIn(locale, offer.company_name);
  return (
    <>
      <PageHead title={texts.heading(name)} lead={texts.invitedBy(offer.invited_by, roles[offer.role])} />
      <Card>
        <Stack>
          <p>{texts.mayDo[offer.role]}</p>
          {person && person.email !== offer.email && (
            <Notice>{texts.otherPerson(person.email, offer.email)}</Notice>
          )}
          {person?.email !== offer.email && <p>{texts.thenCode(offer.email)}</p>}
          <Muted>{texts.forEmail(offer.email, momentText(offer.expires_at, locale))}</Muted>
          <AcceptButton token={token} />
        </Stack>
      </Card>
    </>
  );
}

function Invitation() {
  const texts = useTexts('invitation');
  const link = useLink();
  const token = usePage().address.hash;
  const query = useOperationQuery(operation('InvitationOffer', InvitationOfferDocument, { token }));
  const isOver = query.error instanceof ServiceError && query.error.code === errorCodes.invitationNotUsable;
  return (
    <Stack gap="cards">
      {isOver ? (
        <EmptyState
          title={texts.overTitle}
          text={texts.overText}
          action={<ButtonLink href={link(paths.start)}>{texts.toPortal}</ButtonLink>}
        />
      ) : (
        <QueryView query={query}>
          {(data) => <InvitationCard offer={data.invitation} token={token} />}
        </QueryView>
      )}
    </Stack>
  );
}

export const screen: Screen = { title: (texts) => texts.invitation.title, Component: Invitation };

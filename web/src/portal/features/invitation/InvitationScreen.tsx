import { AcceptInvitationDocument } from '../../../generated/portal/documents/AcceptInvitation';
import { InvitationOfferDocument } from '../../../generated/portal/documents/InvitationOffer';
import type { InvitationOfferQuery } from '../../../generated/portal/graphql';
import { useAction } from '../../../shared/hooks/action/useAction';
import { useNavigation } from '../../../shared/hooks/every-page/useNavigation';
import { momentText } from '../../../shared/lib/date-text';
import { ServiceError } from '../../../shared/services/api/service';
import { operation } from '../../../shared/services/every-page/operation';
import { Button, ButtonLink } from '../../../shared/ui/button/Button';
import { EmptyState } from '../../../shared/ui/empty-state/EmptyState';
import { Card } from '../../../shared/ui/panels/Card';
import { Notice } from '../../../shared/ui/panels/Notice';
import { AnswerOf } from '../../components/answer/AnswerOf';
import { Problem, useProblem } from '../../components/answer/Problem';
import { PageHead } from '../../components/page/PageHead';
import page from '../../components/page/page.module.css';
import { paths } from '../../lib/every-page/paths';
import { textIn } from '../../lib/localized-text';
import type { Screen } from '../../page/every-page/screen';
import { useLink } from '../../page/every-page/useLink';
import { usePage } from '../../page/every-page/usePage';
import { useTexts } from '../../page/every-page/useTexts';
import { codes } from '../../services/ask';
import { suggestLoginEmail } from '../../services/login-email';
import { useAnswer } from '../../services/useAnswer';
import { usePortal, useSessionState } from '../../services/usePortal';

/** Accepts only by a button, because programs that scan mails open the links in them. */
function Accept({ token }: { token: string }) {
  const texts = useTexts('invitation');
  const link = useLink();
  const { go } = useNavigation();
  const { ask, session } = usePortal();
  const { problem, tell, clear } = useProblem();
  const { run: accept, busy } = useAction(async () => {
    clear();
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
  }, tell);
  return (
    <>
      <Problem text={problem} />
      <div>
        <Button busy={busy} onClick={accept}>
          {texts.accept}
        </Button>
      </div>
    </>
  );
}

function Offer({ offer, token }: { offer: InvitationOfferQuery['invitation']; token: string }) {
  const texts = useTexts('invitation');
  const { roles } = useTexts('common');
  const { locale } = usePage().address;
  const { person } = useSessionState();
  const name = textIn(locale, offer.company_name);
  return (
    <>
      <PageHead title={texts.heading(name)} lead={texts.invitedBy(offer.invited_by, roles[offer.role])} />
      <Card>
        <div className={page.stack}>
          <p>{texts.mayDo[offer.role]}</p>
          {person && person.email !== offer.email && (
            <Notice>{texts.otherPerson(person.email, offer.email)}</Notice>
          )}
          {person?.email !== offer.email && <p>{texts.thenCode(offer.email)}</p>}
          <p className={page.quiet}>{texts.forEmail(offer.email, momentText(offer.expires_at, locale))}</p>
          <Accept token={token} />
        </div>
      </Card>
    </>
  );
}

function Invitation() {
  const texts = useTexts('invitation');
  const link = useLink();
  const token = usePage().address.hash;
  const answer = useAnswer(operation('InvitationOffer', InvitationOfferDocument, { token }));
  const isOver = answer.error instanceof ServiceError && answer.error.code === codes.invitationOver;
  return (
    <div className={page.page}>
      {isOver ? (
        <EmptyState
          title={texts.overTitle}
          text={texts.overText}
          action={<ButtonLink href={link(paths.start)}>{texts.toPortal}</ButtonLink>}
        />
      ) : (
        <AnswerOf answer={answer}>{(data) => <Offer offer={data.invitation} token={token} />}</AnswerOf>
      )}
    </div>
  );
}

export const screen: Screen = { title: (texts) => texts.invitation.title, Component: Invitation };

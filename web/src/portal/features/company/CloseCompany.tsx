import { CloseCompanyDocument } from '../../../generated/portal/documents/CloseCompany';
import { operation } from '../../../shared/services/every-page/operation';
import { TypedConfirm } from '../../components/confirm/TypedConfirm';
import { textIn } from '../../lib/localized-text';
import { usePage } from '../../page/every-page/usePage';
import { useTexts } from '../../page/every-page/useTexts';
import { useMembership, usePortal, useSayDone } from '../../services/usePortal';

/** Closes the company for good, so its name has to be typed. */
export function CloseCompany({ openJobs, onClosed }: { openJobs: number; onClosed: () => void }) {
  const texts = useTexts('company').close;
  const { locale } = usePage().address;
  const { company } = useMembership();
  const { ask, session } = usePortal();
  const sayDone = useSayDone();
  const close = async (name: string) => {
    await ask(operation('CloseCompany', CloseCompanyDocument, { company: company.id, name }));
    sayDone(texts.done);
    onClosed();
    await session.refresh();
  };
  return (
    <TypedConfirm
      title={texts.title}
      text={texts.text}
      action={texts.action}
      consequences={texts.consequences(openJobs)}
      confirmLabel={texts.confirm}
      field={{ label: texts.typeName(textIn(locale, company.name)), name: 'name' }}
      onConfirm={close}
    />
  );
}

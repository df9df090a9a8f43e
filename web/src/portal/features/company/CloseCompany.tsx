import { CloseCompanyDocument } from '@/generated/portal/documents/CloseCompany';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { useMembership, usePortal } from '@/portal/services/usePortal';
import { TypedConfirm } from '@/shared/components/confirm/TypedConfirm';
import { useSayDone } from '@/shared/hooks/application/useSayDone';
import { textIn } from '@/shared/lib/localized-text';
import { operation } from '@/shared/services/operation';

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

import { CreateCompanyDocument } from '@/generated/portal/documents/CreateCompany';
import { TradesDocument } from '@/generated/portal/documents/Trades';
import { NameFields, ProofFields, TradeField } from '@/portal/components/company-form/CompanyFields';
import { companyRules, emptyCompany, inputOf } from '@/portal/components/company-form/company-values';
import { paths } from '@/portal/lib/paths';
import type { Screen } from '@/portal/page/screen';
import { useTexts } from '@/portal/page/useTexts';
import { usePortal } from '@/portal/services/usePortal';
import { PageHead } from '@/shared/client/PageHead';
import { FormError } from '@/shared/components/form-error/FormError';
import { useForm } from '@/shared/forms/useForm';
import { useLink } from '@/shared/hooks/application/useLink';
import { useMutation } from '@/shared/hooks/application/useMutation';
import { useOperationQuery } from '@/shared/hooks/application/useOperationQuery';
import { useNavigation } from '@/shared/hooks/useNavigation';
import { operation } from '@/shared/services/operation';
import { Button } from '@/shared/ui/button/Button';
import { Muted } from '@/shared/ui/layout/Muted';
import { Stack } from '@/shared/ui/layout/Stack';
import { StandaloneLink } from '@/shared/ui/layout/StandaloneLink';
import { Card } from '@/shared/ui/panels/Card';

/**
 * Asks for the little that a company needs before its first job; the verification asks for the rest later.
 */
function CreateCompany() {
  const texts = useTexts('createCompany');
  const start = useTexts('start');
  const link = useLink();
  const { go } = useNavigation();
  const { session } = usePortal();
  const { data } = useOperationQuery(operation('Trades', TradesDocument, {}));
  const change = useMutation(
    async ({ ask }, values: typeof emptyCompany) => {
      const asked = operation('CreateCompany', CreateCompanyDocument, { company: inputOf(values) });
      const { id } = (await ask(asked)).found_company;
      await session.refresh();
      go(link(paths.newJob(id)), { replace: true });
      return texts.done;
    },
    { showsProblem: true },
  );
  const form = useForm({
    initial: emptyCompany,
    rules: companyRules,
    draft: 'found-company',
    submit: change.perform,
    onError: change.fail,
  });
  return (
    <Stack as="form" ref={form.ref} gap="cards" onSubmit={form.onSubmit} noValidate>
      <PageHead title={texts.title} lead={texts.lead} />
      <Card>
        <Stack>
          <NameFields form={form} isFirst />
          <TradeField form={form} trades={data?.trades ?? []} />
          <ProofFields form={form} />
        </Stack>
      </Card>
      <FormError text={change.problem} />
      <Button type="submit" wide busy={form.busy} aria-disabled={!form.valid}>
        {texts.submit}
      </Button>
      <p>
        <StandaloneLink href={link(paths.claim)}>{start.claim}</StandaloneLink>
      </p>
      <Muted>{start.invited}</Muted>
    </Stack>
  );
}

export const screen: Screen = { title: (texts) => texts.createCompany.title, Component: CreateCompany };

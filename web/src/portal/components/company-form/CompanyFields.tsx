import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import type { Form } from '@/shared/forms/useForm';
import { Checkbox } from '@/shared/ui/fields/Checkbox';
import { FieldGroup } from '@/shared/ui/fields/FieldGroup';
import { Select } from '@/shared/ui/fields/Select';
import { TextArea } from '@/shared/ui/fields/TextArea';
import { TextField } from '@/shared/ui/fields/TextField';
import { FieldPair } from '@/shared/ui/layout/FieldPair';
import { type CompanyValues, proofKinds, registrationNumber } from './company-values';

type CompanyForm = Pick<Form<CompanyValues>, 'field'>;

const nameMaxLength = 100;
const aboutMaxLength = 3000;

/** `isFirst`: the page begins with these fields, and the first one takes the focus. */
export function NameFields({ form, isFirst = false }: { form: CompanyForm; isFirst?: boolean }) {
  const texts = useTexts('companyForm');
  const { locale } = usePage().address;
  const focused = (isHere: boolean) => isFirst && isHere && { autoFocus: true, 'data-focus': '' };
  return (
    <>
      <TextField
        {...form.field('nameZh')}
        {...focused(locale !== 'en')}
        label={texts.nameZh}
        hint={texts.nameHint}
        lang="zh-Hant-HK"
        maxLength={nameMaxLength}
        autoComplete="organization"
      />
      <TextField
        {...form.field('nameEn')}
        {...focused(locale === 'en')}
        label={texts.nameEn}
        lang="en-HK"
        maxLength={nameMaxLength}
      />
    </>
  );
}

/** Only a business registration has a number; other kinds of proof are documents alone. */
export function ProofFields({ form }: { form: CompanyForm }) {
  const texts = useTexts('companyForm');
  const kind = form.field('proofKind');
  const number = form.field('number');
  return (
    <>
      <FieldGroup label={texts.proofKind} name="proofKind" hint={texts.proofKindHint}>
        {proofKinds.map((each) => (
          <Checkbox
            key={each}
            kind="radio"
            name="proofKindChoice"
            value={each}
            checked={kind.value === each}
            onChange={() => kind.onChange(each)}
          >
            {texts.proofKinds[each]}
          </Checkbox>
        ))}
      </FieldGroup>
      {kind.value === 'business_registration' && (
        <TextField
          {...number}
          label={texts.number}
          hint={texts.numberHint}
          error={number.error && texts.numberWrong}
          inputMode="numeric"
          onChange={(text) => number.onChange(text.length > 8 ? registrationNumber(text) : text)}
        />
      )}
    </>
  );
}

export function ContactFields({ form }: { form: CompanyForm }) {
  const texts = useTexts('companyForm');
  return (
    <FieldPair>
      <TextField
        {...form.field('contactName')}
        label={texts.contactName}
        hint={texts.contactHint}
        maxLength={50}
        autoComplete="name"
      />
      <TextField
        {...form.field('telephone')}
        label={texts.telephone}
        type="tel"
        inputMode="tel"
        prefix="+852"
        autoComplete="tel-national"
      />
    </FieldPair>
  );
}

interface TradeFieldProps {
  form: CompanyForm;
  trades: readonly { code: string; name: string }[];
}

export function TradeField({ form, trades }: TradeFieldProps) {
  const texts = useTexts('companyForm');
  const options = [
    { value: '', label: texts.chooseTrade },
    ...trades.map(({ code, name }) => ({ value: code, label: name })),
  ];
  return <Select {...form.field('trade')} label={texts.trade} options={options} />;
}

export function AboutFields({ form }: { form: CompanyForm }) {
  const texts = useTexts('companyForm');
  return (
    <>
      <TextArea
        {...form.field('aboutZh')}
        label={texts.aboutZh}
        hint={texts.aboutHint}
        maxLength={aboutMaxLength}
      />
      <TextArea {...form.field('aboutEn')} label={texts.aboutEn} maxLength={aboutMaxLength} />
    </>
  );
}

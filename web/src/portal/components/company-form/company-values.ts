import type { CompanyChangeInput, CompanyInput } from '@/generated/portal/graphql';
import type { Rules } from '@/shared/forms/useForm';
import { digitsOf, telephone } from '@/shared/forms/validators';
import type { LocalizedText } from '@/shared/lib/localized-text';

export type ProofKind = CompanyInput['proof_kind'];

export const proofKinds: readonly ProofKind[] = ['business_registration', 'society', 'household', 'other'];

/** The company's profile as its form fields hold it. */
export interface CompanyValues {
  nameZh: string;
  nameEn: string;
  proofKind: ProofKind;
  number: string;
  trade: string;
  contactName: string;
  telephone: string;
  aboutZh: string;
  aboutEn: string;
}

export const emptyCompany: CompanyValues = {
  nameZh: '',
  nameEn: '',
  proofKind: 'business_registration',
  number: '',
  trade: '',
  contactName: '',
  telephone: '',
  aboutZh: '',
  aboutEn: '',
};

interface CompanyAnswer {
  name: LocalizedText;
  about: LocalizedText;
  proof_kind: ProofKind;
  registration_number: string;
  trade: string;
  contact: { name: string; telephone: string };
}

export function valuesOf(company: CompanyAnswer): CompanyValues {
  return {
    nameZh: company.name.zh_hant,
    nameEn: company.name.en,
    proofKind: company.proof_kind,
    number: company.registration_number,
    trade: company.trade,
    contactName: company.contact.name,
    telephone: company.contact.telephone,
    aboutZh: company.about.zh_hant,
    aboutEn: company.about.en,
  };
}

const isNumber = (text: string) => /^\d{8}$/.test(text);

/** Everything else is checked by the service, whose messages are shown. */
export const companyRules: Rules<CompanyValues> = {
  nameZh: [(_, { nameZh, nameEn }) => (nameZh.trim() || nameEn.trim() ? undefined : { key: 'REQUIRED' })],
  number: [
    (number, { proofKind }) =>
      isNumber(number) || (number === '' && proofKind !== 'business_registration')
        ? undefined
        : { key: 'REQUIRED' },
  ],
  telephone: [telephone],
};

/**
 * Accepts full-width digits, spaces and a branch suffix (12345678-000), because people paste their number
 * like that.
 */
export function registrationNumber(text: string): string {
  const [main = ''] = text.normalize('NFKC').trim().split('-');
  return main.replaceAll(/\s/g, '').slice(0, 8);
}

export function inputOf(values: CompanyValues): CompanyInput {
  return {
    name: { zh_hant: values.nameZh, en: values.nameEn },
    registration_number: values.number,
    proof_kind: values.proofKind,
    trade: values.trade || null,
    contact: values.contactName
      ? { name: values.contactName, telephone: digitsOf(values.telephone) || null }
      : null,
    about: { zh_hant: values.aboutZh, en: values.aboutEn },
  };
}

/** Only the changed values, so that nothing waits for the operator's review without need. */
export function changeOf(before: CompanyValues, after: CompanyValues): CompanyChangeInput {
  const is = (...names: (keyof CompanyValues)[]) => names.some((name) => before[name] !== after[name]);
  const { name, registration_number, proof_kind, trade, about } = inputOf(after);
  const contact = { name: after.contactName, telephone: digitsOf(after.telephone) || null };
  return {
    ...(is('nameZh', 'nameEn') && { name }),
    ...(is('number') && { registration_number: registration_number ?? '' }),
    ...(is('proofKind') && { proof_kind }),
    ...(is('trade') && { trade: trade ?? '' }),
    ...(is('contactName', 'telephone') && { contact }),
    ...(is('aboutZh', 'aboutEn') && { about: about ?? null }),
  };
}

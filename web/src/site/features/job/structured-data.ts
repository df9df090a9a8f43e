import type { JobFullFragment } from '@/generated/seeker/graphql';
import { coordinatesOf } from '@/shared/lib/coordinates';
import type { Locale } from '@/shared/lib/locale';
import type { PayRange } from '@/shared/lib/pay';
import { href } from '@/site/lib/address';
import { type PublicConfig, siteName } from '@/site/lib/config';
import { paths } from '@/site/lib/paths';
import { absoluteUrl, breadcrumbList } from '@/site/lib/structured-data';
import { breadcrumbs } from './breadcrumbs';

/** The three employments in schema.org's terms. */
const employmentTypes = { ft: 'FULL_TIME', pt: 'PART_TIME', ct: 'TEMPORARY' } as const;

/** Education levels in search engines' terms; primary school is not one of them. */
const credentials: Readonly<Record<string, string>> = {
  secondary: 'high school',
  vocational: 'professional certificate',
  'post-secondary': 'associate degree',
  tertiary: 'bachelor degree',
};

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Search engines read the description as HTML, so paragraphs and line breaks are marked up. */
function descriptionHtml(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((block) => `<p>${escapeHtml(block).replaceAll('\n', '<br>')}</p>`)
    .join('');
}

export function salary(job: PayRange): object | undefined {
  const monthly = job.from_monthly_rate ?? job.to_monthly_rate;
  const [low, high, unitText] =
    monthly === null
      ? [job.from_hourly_rate, job.to_hourly_rate, 'HOUR']
      : [job.from_monthly_rate, job.to_monthly_rate, 'MONTH'];
  if (low === null && high === null) return undefined;
  // 'Up to' has only a maximum, and a starting pay only a minimum.
  const range = { ...(low !== null && { minValue: low }), ...(high !== null && { maxValue: high }) };
  const amount = low === high ? { value: low } : range;
  return {
    '@type': 'MonetaryAmount',
    currency: 'HKD',
    value: { '@type': 'QuantitativeValue', ...amount, unitText },
  };
}

function postalAddress(addressLocality: string, streetAddress?: string): object {
  return {
    '@type': 'PostalAddress',
    ...(streetAddress && { streetAddress }),
    addressLocality,
    addressRegion: 'Hong Kong',
    addressCountry: 'HK',
  };
}

function placeOf(address: JobFullFragment['address'][number], onMap: boolean): object {
  const at = onMap ? coordinatesOf(address) : undefined;
  return {
    '@type': 'Place',
    address: postalAddress(address.district_name, address.address),
    ...(at && { geo: { '@type': 'GeoCoordinates', latitude: at.lat, longitude: at.lng } }),
  };
}

function education(job: JobFullFragment): object | undefined {
  const credentialCategory = credentials[job.education_requirement?.category ?? ''];
  return credentialCategory
    ? { '@type': 'EducationalOccupationalCredential', credentialCategory }
    : undefined;
}

/** The job's addresses, or its regions if it has none. */
function placesOf(job: JobFullFragment): object[] {
  if (job.address.length > 0) return job.address.map((address) => placeOf(address, job.address_on_map));
  return job.region_name.map((region) => ({ '@type': 'Place', address: postalAddress(region) }));
}

/** The structured data of an open job. */
function jobPosting(job: JobFullFragment, locale: Locale, config: PublicConfig): object {
  const { company } = job;
  const credential = education(job);
  const pay = salary(job);
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.job_name,
    description: descriptionHtml(job.job_description),
    identifier: { '@type': 'PropertyValue', name: siteName(config, locale), value: job._id },
    url: absoluteUrl(config, href(locale, paths.job(job, locale))),
    datePosted: job.published_at,
    validThrough: job.expires_at,
    employmentType: employmentTypes[job.employment],
    directApply: job.apply_url === null,
    hiringOrganization: {
      '@type': 'Organization',
      name: company.name,
      sameAs: absoluteUrl(config, href(locale, paths.company(company._id, company.slug, locale))),
      ...(company.company_logo && { logo: absoluteUrl(config, company.company_logo) }),
    },
    jobLocation: placesOf(job),
    ...(pay && { baseSalary: pay }),
    totalJobOpenings: job.vacancy,
    occupationalCategory: job.job_types.map(({ name }) => name).join(', '),
    industry: [...new Set(job.job_types.map(({ category }) => category))].join(', '),
    ...(job.start_date && { jobStartDate: job.start_date }),
    ...(credential && { educationRequirements: credential }),
    ...(job.skill.length > 0 && { skills: job.skill.map(({ name }) => name).join(', ') }),
    ...(job.cert.length > 0 && { qualifications: job.cert.map(({ name }) => name).join(', ') }),
    ...(job.allowances.length > 0 && {
      jobBenefits: job.allowances.map(({ description }) => description).join(', '),
    }),
  };
}

/**
 * The page's structured data. Closed jobs have none, and search engines reject jobs without a description.
 */
export function structuredData(
  job: JobFullFragment,
  locale: Locale,
  config: PublicConfig,
  home: string,
): object[] {
  if (job.is_closed) return [];
  const crumbs = breadcrumbs(job, home).map(({ name, path }) => ({ name, url: path && href(locale, path) }));
  const postings = job.job_description.trim() === '' ? [] : [jobPosting(job, locale, config)];
  return [...postings, breadcrumbList(crumbs, config)];
}

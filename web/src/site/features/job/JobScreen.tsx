import * as errorCodes from '@/generated/errors/codes';
import { JobDetailDocument } from '@/generated/seeker/documents/JobDetail';
import { JobNeighboursDocument } from '@/generated/seeker/documents/JobNeighbours';
import type { JobFullFragment } from '@/generated/seeker/graphql';
import { isId } from '@/shared/lib/ids';
import { districtsOf } from '@/shared/lib/job-facts';
import { payText } from '@/shared/lib/pay';
import { hasError, operation } from '@/shared/services/operation';
import { relatedJobsLimit } from '@/site/lib/constants';
import { placeInAddress } from '@/site/lib/filters';
import { paths } from '@/site/lib/paths';
import { Deferred } from '@/site/page/Deferred';
import { defineScreen, type Outcome, type ScreenAddress } from '@/site/page/screen';
import { structuredData } from './structured-data';

/** The id is the last segment; without a slug, it takes the slug's place. */
function idOf({ params }: ScreenAddress): string {
  return params.id ?? params.slug ?? '';
}

function canonicalOutcome(job: JobFullFragment, { params, locale }: ScreenAddress): Outcome {
  const path = paths.job(job, locale);
  const asked = params.id === undefined ? '' : `/job/${encodeURIComponent(params.slug ?? '')}/${params.id}/`;
  return asked === path ? { kind: 'found' } : { kind: 'moved', path };
}

export const screen = defineScreen({
  namespaces: ['job'],
  deferred: ['job/JobPage'],
  validate: ({ params }) => (params.id === undefined ? isId(params.slug) : isId(params.id)),
  operations: (address) => [
    operation('JobDetail', JobDetailDocument, {
      ids: [idOf(address)],
      from: placeInAddress(address.query),
    }),
    operation('JobNeighbours', JobNeighboursDocument, {
      id: idOf(address),
      limit: relatedJobsLimit,
      offset: 0,
    }),
  ],
  outcome: ({ address, answers: [detail, neighbours] }) => {
    const job = detail.data?.get_jobs[0];
    const missing: Outcome = {
      kind: 'not-found',
      otherJobs: neighbours.data?.related_jobs ?? [],
      isJobGone: neighbours.data?.is_known_job ?? false,
    };
    if (job !== undefined) return job.is_suspended ? missing : canonicalOutcome(job, address);
    return hasError(detail, errorCodes.jobNotFound) ? missing : { kind: 'failed' };
  },
  head: ({ address, answers: [detail], texts, config }) => {
    const job = detail.data?.get_jobs[0];
    if (job === undefined) return { title: '', description: '', paths: { 'zh-hant': '/', en: '/' } };
    const { first = '', others } = districtsOf(job);
    const locations = others > 0 ? `${first} ${texts.common.jobCard.moreLocations(others)}` : first;
    const pay = payText(job, texts.common.pay);
    return {
      title: texts.job.title(job.job_name, job.company.name),
      description: texts.job.description(job.job_name, job.company.name, pay, locations),
      paths: {
        'zh-hant': paths.job(job, 'zh-hant'),
        en: paths.job(job, 'en'),
      },
      noindex: job.is_closed || address.query.has('from'),
      ...(job.company.company_logo && { image: job.company.company_logo }),
      // Structured data are only needed in the server's HTML, which search engines read.
      ...(import.meta.env.SSR && {
        jsonLd: structuredData(job, address.locale, config, texts.job.home),
      }),
    };
  },
  Component: function JobScreen({ answers: [detail, neighbours] }) {
    const job = detail.data?.get_jobs[0];
    return job === undefined ? null : (
      // Each job is mounted anew, so that its rows start unscrolled.
      <Deferred
        key={job._id}
        name="job/JobPage"
        props={{ job, origin: detail.data?.travel_origin ?? null, neighbours: neighbours.data }}
      />
    );
  },
});

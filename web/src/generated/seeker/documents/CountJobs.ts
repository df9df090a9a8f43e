/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { CountJobsQuery, CountJobsQueryVariables } from '../graphql';

export const CountJobsDocument: DocumentTypeDecoration<CountJobsQuery, CountJobsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:d41bfff78ced5aa418b781186bcbd68185037e6fb04f7ae190c009799b35ae5e' },
};

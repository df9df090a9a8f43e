/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { JobAlertTotalQuery, JobAlertTotalQueryVariables } from '../graphql';

export const JobAlertTotalDocument: DocumentTypeDecoration<JobAlertTotalQuery, JobAlertTotalQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:a897300a44245dbb8c5cfd2ce791c993e8a990754fcbc65ebaec3885b8cc2e16' },
};

/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { JobForApplyQuery, JobForApplyQueryVariables } from '../graphql';

export const JobForApplyDocument: DocumentTypeDecoration<JobForApplyQuery, JobForApplyQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:67fcfdd39cfb48a5fc363420e09df66c953e1417f2143ef25ae1dc8e75877b9e' },
};

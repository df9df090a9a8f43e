/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { JobDetailQuery, JobDetailQueryVariables } from '../graphql';

export const JobDetailDocument: DocumentTypeDecoration<JobDetailQuery, JobDetailQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:75569890cf001c355c42581ee35072f6a08a27cda479ed56ab0af891783975e2' },
};

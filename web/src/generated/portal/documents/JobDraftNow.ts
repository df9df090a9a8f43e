/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { JobDraftNowQuery, JobDraftNowQueryVariables } from '../graphql';

export const JobDraftNowDocument: DocumentTypeDecoration<JobDraftNowQuery, JobDraftNowQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:427b620be4a8970279fcc17793d16bbdff7aa7c2c49bab8a8e6cd6b3f2f5b035' },
};

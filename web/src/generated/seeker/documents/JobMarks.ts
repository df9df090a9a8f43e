/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { JobMarksQuery, JobMarksQueryVariables } from '../graphql';

export const JobMarksDocument: DocumentTypeDecoration<JobMarksQuery, JobMarksQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:94dfd60e7a188ef99220468644d03d554247490827b13cecc0ae1a82a77bcb48' },
};

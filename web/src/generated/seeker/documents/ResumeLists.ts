/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { ResumeListsQuery, ResumeListsQueryVariables } from '../graphql';

export const ResumeListsDocument: DocumentTypeDecoration<ResumeListsQuery, ResumeListsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:60e3d0e98a80a55577146e879790da43bc1430d6eae790a0414bd158bbc49c06' },
};

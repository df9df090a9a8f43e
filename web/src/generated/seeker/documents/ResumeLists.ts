/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { ResumeListsQuery, ResumeListsQueryVariables } from '../graphql';

export const ResumeListsDocument: DocumentTypeDecoration<ResumeListsQuery, ResumeListsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:06069d3fc762b7eeca8643d99aa78595efa779813b7e93f91682261bf765c00b' },
};

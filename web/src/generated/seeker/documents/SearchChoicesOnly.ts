/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { SearchChoicesOnlyQuery, SearchChoicesOnlyQueryVariables } from '../graphql';

export const SearchChoicesOnlyDocument: DocumentTypeDecoration<SearchChoicesOnlyQuery, SearchChoicesOnlyQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:d4bb0c0197da86c66176eafc94bccaae547a1c1b68059e6741c87d4de8be60cf' },
};

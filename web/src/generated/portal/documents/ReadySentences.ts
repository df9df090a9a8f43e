/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { ReadySentencesQuery, ReadySentencesQueryVariables } from '../graphql';

export const ReadySentencesDocument: DocumentTypeDecoration<ReadySentencesQuery, ReadySentencesQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:fd7b1e61f810897e0065ad861595f2ba31e8e3dd61776af01824b4078cb931f3' },
};

// PeerLucene FOLDER: Apache Lucene 8, stock, in memory-mapped files, on the jobs and queries of search_bench.

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.lucene.analysis.core.WhitespaceAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.DoublePoint;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.FieldType;
import org.apache.lucene.document.LatLonDocValuesField;
import org.apache.lucene.document.LatLonPoint;
import org.apache.lucene.document.NumericDocValuesField;
import org.apache.lucene.document.SortedSetDocValuesField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexOptions;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.SortedSetDocValues;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.ConstantScoreQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.MatchAllDocsQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreMode;
import org.apache.lucene.search.SimpleCollector;
import org.apache.lucene.search.Sort;
import org.apache.lucene.search.SortField;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.search.TopFieldCollector;
import org.apache.lucene.search.TopScoreDocCollector;
import org.apache.lucene.store.MMapDirectory;
import org.apache.lucene.util.BytesRef;

public final class PeerLucene {
    private static final int ROUNDS = 5;
    private static final int WARM_UP = 3;
    private static final double NEAR_METRES = 5001;
    private static final Sort NEWEST = new Sort(new SortField("number", SortField.Type.LONG));

    private record Group(String name, int begin, int end) {}

    private record Asked(int number, String kind, String[] cells) {
        String choices() { return cells[4]; }
        String wish() { return cells[10]; }
    }

    private final IndexSearcher searcher;
    private final List<Group> groups;
    private String[] values = {};
    private long[] counts = {};

    private PeerLucene(IndexSearcher searcher, List<Group> groups) {
        this.searcher = searcher;
        this.groups = groups;
        searcher.setQueryCache(null);
    }

    private static void load(Path folder, IndexWriter writer) throws Exception {
        FieldType words = new FieldType();
        words.setIndexOptions(IndexOptions.DOCS_AND_FREQS);
        words.setTokenized(true);
        words.freeze();
        try (BufferedReader in = Files.newBufferedReader(folder.resolve("jobs.tsv"), StandardCharsets.UTF_8)) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                String[] cells = line.split("\t", -1);
                Document job = new Document();
                job.add(new NumericDocValuesField("number", Long.parseLong(cells[0])));
                for (String value : cells[2].split(",")) {
                    job.add(new StringField("value", value, Field.Store.NO));
                    job.add(new SortedSetDocValuesField("facet", new BytesRef(value)));
                }
                for (int i = 0; i < 4; i++) {
                    if (!cells[3 + i].isEmpty()) job.add(new DoublePoint("n" + i, Double.parseDouble(cells[3 + i])));
                }
                if (!cells[7].isEmpty()) {
                    for (String point : cells[7].split(",")) {
                        String[] place = point.split(":");
                        double lat = Double.parseDouble(place[0]);
                        double lng = Double.parseDouble(place[1]);
                        job.add(new LatLonPoint("place", lat, lng));
                        job.add(new LatLonDocValuesField("place", lat, lng));
                    }
                }
                job.add(new Field("words", cells[8], words));
                writer.addDocument(job);
            }
        }
        writer.forceMerge(1);
    }

    private static Query anyOf(String field, String[] terms) {
        if (terms.length == 1) return new TermQuery(new Term(field, terms[0]));
        BooleanQuery.Builder any = new BooleanQuery.Builder();
        for (String term : terms) any.add(new TermQuery(new Term(field, term)), Occur.SHOULD);
        return any.build();
    }

    private static Query queryOf(Asked asked, String without) {
        BooleanQuery.Builder all = new BooleanQuery.Builder();
        String[] cells = asked.cells();
        boolean empty = true;
        if (!cells[3].isEmpty()) {
            for (String clause : cells[3].split(" ")) all.add(anyOf("words", clause.split("\\|")), Occur.MUST);
            empty = false;
        }
        if (!asked.choices().isEmpty()) {
            for (String choice : asked.choices().split(";")) {
                String[] parts = choice.split("=");
                if (parts[0].equals(without)) continue;
                all.add(anyOf("value", parts[1].split(",")), Occur.FILTER);
                empty = false;
            }
        }
        for (int i = 0; i < 4; i++) {
            if (cells[5 + i].isEmpty()) continue;
            double bound = Double.parseDouble(cells[5 + i]);
            Query range = i < 2 ? DoublePoint.newRangeQuery("n" + i, bound, Double.POSITIVE_INFINITY)
                                : DoublePoint.newRangeQuery("n" + i, Double.NEGATIVE_INFINITY, bound);
            all.add(range, Occur.FILTER);
            empty = false;
        }
        if (!cells[9].isEmpty()) {
            String[] place = cells[9].split(":");
            all.add(LatLonPoint.newDistanceQuery("place", Double.parseDouble(place[0]), Double.parseDouble(place[1]),
                                                 NEAR_METRES), Occur.FILTER);
            empty = false;
        }
        return empty ? new MatchAllDocsQuery() : all.build();
    }

    // Counts every facet value of the documents found.
    private final class FacetCounter extends SimpleCollector {
        private SortedSetDocValues docs;
        private long[] byOrdinal = {};

        @Override
        protected void doSetNextReader(LeafReaderContext leaf) throws java.io.IOException {
            docs = leaf.reader().getSortedSetDocValues("facet");
            byOrdinal = new long[(int) docs.getValueCount()];
            values = new String[byOrdinal.length];
            for (int i = 0; i < values.length; i++) values[i] = docs.lookupOrd(i).utf8ToString();
            counts = byOrdinal;
        }

        @Override
        public void collect(int doc) throws java.io.IOException {
            if (!docs.advanceExact(doc)) return;
            for (long value = docs.nextOrd(); value != SortedSetDocValues.NO_MORE_ORDS; value = docs.nextOrd()) {
                byOrdinal[(int) value]++;
            }
        }

        @Override
        public ScoreMode scoreMode() {
            return ScoreMode.COMPLETE_NO_SCORES;
        }
    }

    private long countFacets(Asked asked, String without, boolean others) throws Exception {
        searcher.search(new ConstantScoreQuery(queryOf(asked, without)), new FacetCounter());
        long sum = 0;
        for (int i = 0; i < values.length; i++) {
            int value = Integer.parseInt(values[i].substring(1));
            for (Group group : groups) {
                String own = group.name().equals("category") ? "job_type" : group.name();
                boolean chosen = ("; " + asked.choices()).replace(";", "; ").contains(" " + own + "=");
                boolean wanted = others ? !chosen : own.equals(without);
                if (wanted && value >= group.begin() && value < group.end()) sum += counts[i];
            }
        }
        return sum;
    }

    private long[] ask(Asked asked) throws Exception {
        Query query = queryOf(asked, "");
        if (asked.wish().equals("count")) return new long[] {searcher.count(query), 0};
        long total;
        if (!asked.cells()[9].isEmpty()) {
            String[] place = asked.cells()[9].split(":");
            Sort nearest = new Sort(LatLonDocValuesField.newDistanceSort("place", Double.parseDouble(place[0]),
                                                                        Double.parseDouble(place[1])));
            TopFieldCollector top = TopFieldCollector.create(nearest, 20, Integer.MAX_VALUE);
            searcher.search(query, top);
            total = top.getTotalHits();
        } else if (asked.cells()[3].isEmpty()) {
            TopFieldCollector top = TopFieldCollector.create(NEWEST, 20, Integer.MAX_VALUE);
            searcher.search(query, top);
            total = top.getTotalHits();
        } else {
            TopScoreDocCollector top = TopScoreDocCollector.create(20, Integer.MAX_VALUE);
            searcher.search(query, top);
            total = top.getTotalHits();
        }
        long check = 0;
        if (asked.wish().equals("facets")) {
            check = countFacets(asked, "", true);
            if (!asked.choices().isEmpty()) {
                for (String choice : asked.choices().split(";")) check += countFacets(asked, choice.split("=")[0], false);
            }
        }
        return new long[] {total, check};
    }

    private void run(List<Asked> queries, Path out) throws Exception {
        for (int round = 0; round < WARM_UP; round++) {
            for (Asked asked : queries) ask(asked);
        }
        try (PrintWriter writer = new PrintWriter(Files.newBufferedWriter(out))) {
            for (Asked asked : queries) {
                double best = Double.MAX_VALUE;
                long[] answer = {};
                for (int round = 0; round < ROUNDS; round++) {
                    long start = System.nanoTime();
                    answer = ask(asked);
                    best = Math.min(best, (System.nanoTime() - start) / 1e3);
                }
                writer.printf(Locale.ROOT, "%d\t%s\t%.1f\t%d\t%d%n", asked.number(), asked.kind(), best, answer[0], answer[1]);
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        Path folder = Path.of(arguments[0]);
        Path files = Files.createTempDirectory("lucene");
        List<Group> groups = new ArrayList<>();
        List<Asked> queries = new ArrayList<>();
        for (String line : Files.readAllLines(folder.resolve("queries.tsv"))) {
            String[] cells = line.split("\t", -1);
            if (cells[0].equals("group")) {
                groups.add(new Group(cells[1], Integer.parseInt(cells[2]), Integer.parseInt(cells[3])));
            } else {
                queries.add(new Asked(Integer.parseInt(cells[1]), cells[2], cells));
            }
        }
        try (MMapDirectory directory = new MMapDirectory(files)) {
            long start = System.nanoTime();
            IndexWriterConfig config = new IndexWriterConfig(new WhitespaceAnalyzer());
            config.setRAMBufferSizeMB(256);
            config.setIndexSort(NEWEST);
            try (IndexWriter writer = new IndexWriter(directory, config)) {
                load(folder, writer);
            }
            Files.writeString(folder.resolve("lucene.txt"),
                              String.format(Locale.ROOT, "build_s\t%.1f%n", (System.nanoTime() - start) / 1e9));
            try (DirectoryReader reader = DirectoryReader.open(directory)) {
                new PeerLucene(new IndexSearcher(reader), groups).run(queries, folder.resolve("lucene.tsv"));
            }
            for (String file : directory.listAll()) directory.deleteFile(file);
        }
        Files.deleteIfExists(files);
    }
}

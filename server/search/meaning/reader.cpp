#include "search/meaning/reader.hpp"

#include <algorithm>

namespace hoigung::search::meaning {
namespace {

using domain::LocalizedText;

std::vector<Clause> clauses_of(const std::vector<std::vector<Fact>>& all) {
    std::vector<Clause> clauses;
    for (const auto& facts : all) {
        Clause clause{{}, kFactWeight};
        for (const Fact fact : facts) clause.any.push_back(fact_term(fact));
        std::ranges::sort(clause.any);
        clauses.push_back(std::move(clause));
    }
    return clauses;
}

}  // namespace

Reader::Reader(const Meanings& meanings, const domain::ReferenceLists& lists,
               std::span<const SynonymGroup> synonyms, const Lexicon& lexicon)
    : names_(meanings.names) {
    for (const std::string& name : meanings.everyday) everyday_.push_back(fold_text(name));
    add_senses(meanings, synonyms, lexicon);
    add_places(meanings, lists);
    add_stations(meanings);
    add_types(lists, lexicon);
    for (const RoleLine& line : meanings.roles) {
        for (const std::string& phrase : line.phrases) {
            if (PhraseUses* uses = table_.at(phrase))
                uses->roles |= std::uint32_t{1} << static_cast<unsigned>(line.role);
        }
    }
}

void Reader::add_senses(const Meanings& meanings, std::span<const SynonymGroup> synonyms,
                        const Lexicon& lexicon) {
    for (const MeaningLine& line : meanings.meanings) {
        const auto number = static_cast<std::int32_t>(senses_.size());
        Sense sense{line.kind,
                    line.name,
                    line.negated_name,
                    clauses_of(line.all),
                    clauses_of(line.negated),
                    clauses_of(line.nearest)};
        const auto append_words = [&](std::string_view words, std::vector<Clause>& out) {
            for (Clause& clause : parse_text(words, lexicon).clauses) out.push_back(std::move(clause));
        };
        append_words(line.words, sense.clauses);
        append_words(line.nearest_words, sense.nearest);
        if (!line.or_words.empty()) {
            for (const Clause& clause : parse_text(line.or_words, lexicon).clauses)
                sense.clauses.front().any.insert(sense.clauses.front().any.end(), clause.any.begin(),
                                                 clause.any.end());
        }
        senses_.push_back(std::move(sense));
        for (const std::string& phrase : line.phrases) {
            if (PhraseUses* uses = table_.at(phrase)) uses->meaning = number;
        }
    }
    // A line's own phrases take precedence over synonyms of other lines.
    for (std::size_t i = 0; i < meanings.meanings.size(); ++i) {
        for (const std::string& phrase : meanings.meanings[i].phrases) {
            for (const SynonymGroup& group : synonyms) {
                if (std::ranges::find(group, phrase) == group.end()) continue;
                for (const std::string& synonym : group) {
                    PhraseUses* uses = table_.at(synonym);
                    if (uses != nullptr && uses->meaning < 0) uses->meaning = static_cast<std::int32_t>(i);
                }
            }
        }
    }
}

void Reader::add_place(const Place& place, std::span<const std::string> names) {
    const auto number = static_cast<std::int32_t>(places_.size());
    places_.push_back(place);
    for (const std::string& name : names) {
        if (std::ranges::find(everyday_, fold_text(name)) != everyday_.end()) continue;
        if (PhraseUses* uses = table_.at(name); uses != nullptr && uses->place < 0) uses->place = number;
    }
}

void Reader::add_places(const Meanings& meanings, const domain::ReferenceLists& lists) {
    const auto names_of = [](const LocalizedText& name) {
        return std::vector<std::string>{name.zh_hant, name.en};
    };
    for (const domain::District& district : lists.lists().districts) {
        auto names = names_of(district.name);
        names.push_back(district.name.zh_hant + "區");
        add_place({district.name, {district.short_code}}, names);
    }
    for (const domain::Region& region : lists.lists().regions) {
        for (const LocalizedText* name : {&region.name, &region.label}) {
            const auto is_meant = [name](const domain::Region* of) {
                return of != nullptr && (of->name == *name || of->label == *name);
            };
            Place place{*name, {}};
            for (const domain::District& district : lists.lists().districts) {
                if (is_meant(lists.region(district.region_code())))
                    place.districts.push_back(district.short_code);
            }
            // For jobs that name only the region.
            for (const domain::Region& of : lists.lists().regions) {
                if (is_meant(&of)) place.districts.push_back(of.code);
            }
            add_place(place, names_of(*name));
        }
    }
    for (const AreaLine& area : meanings.places) {
        const domain::District* district = lists.district(area.district);
        if (district == nullptr) continue;
        add_place({district->name, {district->short_code}}, area.names);
    }
    for (const Line& line : meanings.lines) {
        Place place{line.name, {}};
        for (const domain::Station& station : meanings.stations) {
            const bool is_of_line =
                std::ranges::find(line.stations, station.name.zh_hant) != line.stations.end();
            if (is_of_line && std::ranges::find(place.districts, station.district) == place.districts.end())
                place.districts.push_back(station.district);
        }
        auto names = names_of(line.name);
        names.insert(names.end(), line.also.begin(), line.also.end());
        add_place(place, names);
    }
}

void Reader::add_types(const domain::ReferenceLists& lists, const Lexicon& lexicon) {
    for (const domain::JobCategory& category : lists.lists().categories) {
        for (const domain::JobType& type : category.types) {
            if (type.subtitle) continue;
            const TextQuery name = parse_text(type.name.zh_hant, lexicon);
            if (name.clauses.size() != 1) continue;
            for (const Term meaning : name.clauses.front().any)
                types_[meaning].push_back(type_term(type.short_code));
        }
    }
}

void Reader::add_stations(const Meanings& meanings) {
    for (const domain::Station& station : meanings.stations) {
        const auto number = static_cast<std::int32_t>(stations_.size());
        stations_.push_back({station.name, {station.lat, station.lng}});
        for (const std::string& name : {station.name.zh_hant, station.name.en}) {
            if (PhraseUses* uses = table_.at(name)) uses->station = number;
        }
    }
}

}  // namespace hoigung::search::meaning
